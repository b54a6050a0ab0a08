import { fold } from '../../shell/recordLink'
import { Session } from '../../shell/session.svelte'
import { isRegion, numbersOf } from '../cards/deck'
import { rules, type Advice, type Count } from '../rules'
import { Proof } from '../solve/proof.svelte'
import { emptyRow, fits, formatRow, freeSpot, lay, parseRow, swap, takeBack, type Row } from './row'

/** What was chosen first: a card at hand, or a spot of the row. */
export type Chosen = { card: number } | { spot: number }

/** So many steps back, and so many forth, outlive a reload. */
const MOST_KEPT = 100

/** What an address says of a table: its cards and its row. */
export const tableLink = (cards: string, row: string) => `${cards} ${row}`

/** A person who builds a tableau: what is laid, what is chosen, and what it counts. */
export class Play extends Session {
  readonly cards: string
  row = $state.raw<Row>(emptyRow)
  chosen = $state.raw<Chosen>()
  count = $state.raw() as Count
  /** Undefined when nobody asked about this row, null when no single change does better. */
  advice = $state.raw<Advice | null>()
  /** Rows before this one, and rows that were taken back, the nearest last. */
  #former = $state.raw<Row[]>([])
  #later = $state.raw<Row[]>([])
  #countedRow = $state.raw<Row>(emptyRow)
  readonly proof: Proof
  /** How often the prover told something before the tableau was handed in. */
  helps = $state(0)
  /** Whether the person is content with the row, and compares it with the optimum. */
  finished = $state(false)
  /** Called the first time that a row is compared with the proved optimum. */
  onfinish: (optimum: number) => void = () => {}
  /** Whether it was compared, once and for all: a second time is no second game. */
  compared = $state(false)

  constructor(cards: string, row: string, counted: Count, { helps = 0, compared = false } = {}) {
    super()
    this.helps = helps
    this.compared = compared
    this.cards = cards
    this.proof = new Proof(cards)
    this.row = parseRow(row)
    this.#countedRow = this.row
    this.count = counted
  }

  get text(): string {
    return formatRow(this.row)
  }

  get link(): string {
    return tableLink(fold(this.cards), fold(this.text))
  }

  get progress(): number {
    return this.row.filter((card) => card > 0).length
  }

  /** A row may always be changed again; then it is not over any more. */
  get over(): boolean {
    return this.finished && this.compared
  }

  /** Whether the count is that of the row as it lies: it comes a moment after a card. */
  get isCounted(): boolean {
    return this.#countedRow === this.row
  }

  /** What statistics compare: so many regions and sanctuaries to choose from. */
  get kind(): string {
    return `${this.hand(true).length}+${this.hand(false).length}`
  }

  get optimum(): number | undefined {
    return this.proof.proved ? this.proof.state?.score : undefined
  }

  /** Compares the row with the optimum, which is proved first. */
  async finish(): Promise<void> {
    const { row } = this
    this.finished = true
    await this.proof.run()
    const { optimum } = this
    // Whoever went back to the row while it was proved is not content with it any more.
    if (optimum === undefined || this.row !== row || !this.finished || this.left || this.compared) {
      return
    }
    this.compared = true
    this.onfinish(optimum)
    // Whoever changes the row now knows what there is to get.
    this.#help()
  }

  /** Works the optimum out for somebody who still builds. */
  async askOptimum(): Promise<void> {
    this.#help()
    await this.proof.run()
  }

  #help(): void {
    this.helps++
    this.onchange()
  }

  /** The address may have told the cards in another order. A row that was handed in comes back with its end. */
  async start(): Promise<void> {
    this.onchange()
    if (this.compared && this.count.valid) {
      void this.finish()
    }
  }

  override leave(): void {
    super.leave()
    this.proof.stop()
  }

  get canUndo(): boolean {
    return this.#former.length > 0
  }

  get canRedo(): boolean {
    return this.#later.length > 0
  }

  /** Two lists of rows, as the browser keeps them. */
  get beside(): string | undefined {
    const lists = [this.#former, this.#later].map((rows) => rows.slice(-MOST_KEPT).map((row) => `/${formatRow(row)}`))
    return this.canUndo || this.canRedo ? lists.map((rows) => rows.join('')).join('|') : undefined
  }

  async takeUp(beside: string): Promise<void> {
    const lists = beside.split('|').map((rows) => rows.split('/').slice(1).map(parseRow))
    const [former = [], later = []] = lists.map((rows) => rows.filter((row) => this.#isOfThisHand(row)))
    this.#former = former
    this.#later = later
  }

  #isOfThisHand(row: Row): boolean {
    return row.every((card) => card === 0 || numbersOf(this.cards).includes(card))
  }

  hand(regions: boolean): number[] {
    return numbersOf(this.cards).filter((card) => isRegion(card) === regions)
  }

  isLaid(card: number): boolean {
    return this.row.includes(card)
  }

  /** A card at hand: chosen, laid where a spot waits for it, or, the second time, laid in the first free spot. */
  chooseCard(card: number): void {
    const { chosen } = this
    if (this.isLaid(card)) {
      this.chosen = { spot: this.row.indexOf(card) }
    } else if (chosen && 'spot' in chosen && fits(card, chosen.spot)) {
      this.#change(lay(this.row, card, chosen.spot))
    } else if (chosen && 'card' in chosen && chosen.card === card) {
      const spot = freeSpot(this.row, card)
      this.#change(spot === undefined ? this.row : lay(this.row, card, spot))
    } else {
      this.chosen = { card }
    }
  }

  /** A spot: chosen, given the card that was chosen, swapped with the spot that was, or, the second time, emptied. */
  chooseSpot(spot: number): void {
    const { chosen } = this
    if (!chosen) {
      this.chosen = { spot }
    } else if ('card' in chosen) {
      this.#change(lay(this.row, chosen.card, spot))
    } else {
      this.#change(chosen.spot === spot ? takeBack(this.row, spot) : swap(this.row, chosen.spot, spot))
    }
  }

  takeBack(spot: number): void {
    this.#change(takeBack(this.row, spot))
  }

  clear(): void {
    this.#change(emptyRow)
  }

  /** Lays a whole tableau. */
  layAll(text: string): void {
    this.#help()
    this.#change(parseRow(text))
  }

  undo(): void {
    const row = this.#former.at(-1)
    if (row) {
      this.#former = this.#former.slice(0, -1)
      this.#later = [...this.#later, this.row]
      void this.#show(row)
    }
  }

  redo(): void {
    const row = this.#later.at(-1)
    if (row) {
      this.#later = this.#later.slice(0, -1)
      this.#former = [...this.#former, this.row]
      void this.#show(row)
    }
  }

  letGo(): void {
    this.chosen = undefined
  }

  async ask(): Promise<void> {
    const { row } = this
    this.#help()
    const { advice } = await rules.advise(this.cards, this.text)
    if (this.row === row) {
      this.advice = advice ?? null
    }
  }

  #change(row: Row): void {
    this.chosen = undefined
    if (row.join() !== this.row.join()) {
      this.#former = [...this.#former, this.row]
      this.#later = []
      void this.#show(row)
    }
  }

  async #show(row: Row): Promise<void> {
    this.row = row
    this.finished = false
    this.chosen = undefined
    this.advice = undefined
    this.onchange()
    const counted = await rules.count(this.cards, formatRow(row))
    if (this.row === row && !('mistake' in counted)) {
      this.count = counted
      this.#countedRow = row
    }
  }
}
