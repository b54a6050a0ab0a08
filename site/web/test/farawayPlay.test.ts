import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Drag } from '../src/faraway/play/drag.svelte'
import { Play } from '../src/faraway/play/play.svelte'
import type { Count } from '../src/faraway/rules'

const { rules } = vi.hoisted(() => ({ rules: { count: vi.fn(), prove: vi.fn(), proveMore: vi.fn() } }))
vi.mock('../src/faraway/rules', () => ({ rules, PLACES: 8, SANCTUARY_BASE: 100 }))

const CARDS = '1 2 3 4 5 6 7 8'
const count = (score: number) => ({ score, valid: true, refusals: [], steps: [] }) as Count
const proof = (state: string) => ({ state, score: 20, bound: 20, boxes: 1, open: 0, row: CARDS })

beforeEach(() => {
  vi.resetAllMocks()
  rules.proveMore.mockResolvedValueOnce(proof('running')).mockResolvedValue(proof('proved'))
})

describe('a tableau', () => {
  it('is counted when it is handed in while the proof already runs', async () => {
    const play = new Play(CARDS, CARDS, count(12))
    const told: number[] = []
    play.onfinish = (optimum) => told.push(optimum)
    void play.askOptimum()
    await play.finish()
    expect(told).toEqual([20])
    expect(play.over).toBe(true)
  })

  it('is not counted when one goes back to it while the proof runs', async () => {
    const play = new Play(CARDS, CARDS, count(12))
    play.onfinish = () => expect.fail('it was taken back')
    const finished = play.finish()
    play.proof.stop()
    play.finished = false
    await play.askOptimum()
    await finished
    expect(play.compared).toBe(false)
  })

  it('comes back with its end once it was handed in', async () => {
    const play = new Play(CARDS, CARDS, count(12), { compared: true })
    await play.start()
    expect(play.over).toBe(true)
    expect(play.helps).toBe(0)
  })

  it('is counted a moment after a card is laid', async () => {
    let tell = (_: Count) => {}
    rules.count.mockReturnValue(new Promise((resolve) => (tell = resolve)))
    const play = new Play(CARDS, '', count(0))
    play.chooseCard(3)
    play.chooseSpot(0)
    expect(play.isCounted).toBe(false)
    tell(count(3))
    await vi.waitFor(() => expect(play.isCounted).toBe(true))
  })
})

describe('steps back and forth', () => {
  beforeEach(() => void rules.count.mockResolvedValue(count(3)))

  it('lead to the rows before, and to those taken back until a card is laid', () => {
    const play = new Play(CARDS, '', count(0))
    play.chooseCard(3)
    play.chooseSpot(0)
    play.undo()
    expect([play.text, play.canUndo, play.canRedo]).toEqual(['', false, true])
    play.redo()
    expect([play.text, play.canUndo, play.canRedo]).toEqual(['3', true, false])
    play.undo()
    play.chooseCard(4)
    play.chooseSpot(0)
    expect(play.canRedo).toBe(false)
  })

  it('are there again after a reload, but none to cards of another hand', async () => {
    const before = new Play(CARDS, '', count(0))
    expect(before.beside).toBeUndefined()
    before.chooseCard(3)
    before.chooseSpot(0)
    before.chooseCard(4)
    before.chooseSpot(1)
    before.undo()
    const play = new Play(CARDS, before.text, count(0))
    await play.takeUp(before.beside!)
    play.redo()
    expect(play.text).toBe('3 4')
    play.undo()
    play.undo()
    expect([play.text, play.canUndo]).toEqual(['', false])
    const other = new Play('5 6 7 8 9 10 11 12', '', count(0))
    await other.takeUp(before.beside!)
    expect([other.canUndo, other.canRedo]).toEqual([true, false])
  })
})

describe('a card that is carried', () => {
  const at = (pointerId: number, clientX: number) =>
    ({
      pointerId,
      clientX,
      clientY: 0,
      button: 0,
      currentTarget: { setPointerCapture: () => {} },
    }) as unknown as PointerEvent
  const click = (detail: number) => ({ detail }) as MouseEvent

  beforeEach(() => void vi.stubGlobal('document', { elementFromPoint: () => null }))

  it('is the one of the finger that took it', () => {
    const drag = new Drag()
    drag.press(at(1, 0), 12, () => {})
    drag.move(at(1, 50))
    drag.press(at(2, 0), 20, () => {})
    drag.move(at(2, 90))
    expect(drag.card).toBe(12)
    expect(drag.x).toBe(50)
    expect(drag.drop(at(2, 90))).toBeUndefined()
    expect(drag.drop(at(1, 50))).toBeNull()
  })

  it('swallows the click of its mouse and no key', () => {
    const drag = new Drag()
    drag.press(at(1, 0), 12, () => {})
    drag.move(at(1, 50))
    drag.drop(at(1, 50))
    expect(drag.endsWithClick(click(0))).toBe(false)
    drag.press(at(1, 0), 12, () => {})
    drag.move(at(1, 50))
    drag.drop(at(1, 50))
    expect(drag.endsWithClick(click(1))).toBe(true)
  })
})
