interface Corner {
  left: number
  top: number
}

/** Where an arrow key leads among cards laid out in lines, by where they lie on the screen; undefined for any other key. */
export function arrowTarget(key: string, from: number, corners: Corner[]): number | undefined {
  const last = corners.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      return nearest(from, corners, (top, here) => top - here)
    case 'ArrowUp':
      return nearest(from, corners, (top, here) => here - top)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** The card of the next line that way that lies most nearly in the same column. */
function nearest(from: number, corners: Corner[], distance: (top: number, here: number) => number): number {
  const here = corners[from]!
  const ahead = corners
    .map((corner, index) => ({ index, down: distance(corner.top, here.top), aside: Math.abs(corner.left - here.left) }))
    .filter(({ down }) => down > 1)
    .sort((a, b) => a.down - b.down || a.aside - b.aside)
  return ahead[0]?.index ?? from
}

/** Moves the focus among the buttons of a group. */
export function walkGroup(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-walk]')]
  const from = buttons.indexOf(event.target as HTMLElement)
  const to =
    from < 0
      ? undefined
      : arrowTarget(
          event.key,
          from,
          buttons.map((button) => button.getBoundingClientRect()),
        )
  if (to !== undefined) {
    event.preventDefault()
    buttons[to]!.focus()
  }
}
