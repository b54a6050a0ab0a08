/** The family of `--sans`, for canvases, which have no style sheet. */
export const CANVAS_FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif"
