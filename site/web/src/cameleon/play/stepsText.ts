import type { Catalogue } from '../words.svelte'
import type { Step } from '../rules'

/** What one move changed, a sentence for each rule; cells that a rule turned are counted, regions named. */
export function stepsText(t: Catalogue, steps: Step[]): string[] {
  const [first, ...rest] = steps
  if (!first) {
    return []
  }
  const turned = rest.filter((step) => step.side === 1)
  const regions = rest.filter((step) => step.side > 1)
  return [
    t.play.plays(t.colours[first.colour], first.line, first.column),
    ...(turned[0] ? [t.play.turned(ruleName(turned[0]), turned.length)] : []),
    ...regions.map((step) => t.play.region(ruleName(step), step.side, step.line, step.column, t.to[step.colour])),
  ]
}

export const ruleName = ({ rule }: Step) => rule.replace("'", '′')
