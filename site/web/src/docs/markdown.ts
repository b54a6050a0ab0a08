/*
 * Reads the Markdown that our documentation is written in, and no more than that: headings, paragraphs, lists, tables, fenced code,
 * and inside a line code, strong, emphasis and links. So pages are made of the very files that people read beside the code.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'link'; to: string; parts: Inline[] }

export type Block =
  | { kind: 'heading'; level: number; id: string; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const ITEM = /^(?:-|\d+\.) +/

export function parseMarkdown(text: string): Block[] {
  const lines = text.split(/\r?\n/)
  const blocks: Block[] = []
  let at = 0
  const take = (wanted: (line: string) => boolean) => {
    const from = at
    while (at < lines.length && wanted(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#{1,4}) +(.*)$/.exec(line)
    if (line.trim() === '') {
      at++
    } else if (heading) {
      at++
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length,
        id: slug(heading[2]!),
        parts: parseInline(heading[2]!),
      })
    } else if (line.startsWith('```')) {
      at++
      const code = take((inside) => !inside.startsWith('```'))
      at++
      blocks.push({ kind: 'code', language: line.slice(3).trim(), text: code.join('\n') })
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = take((row) => row.startsWith('|'))
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) })
    } else if (ITEM.test(line)) {
      const items: string[] = []
      for (const part of take((inside) => ITEM.test(inside) || /^ {2,}\S/.test(inside))) {
        if (ITEM.test(part)) items.push(part.replace(ITEM, ''))
        else items[items.length - 1] += ` ${part.trim()}`
      }
      blocks.push({ kind: 'list', ordered: /^\d/.test(line), items: items.map(parseInline) })
    } else {
      const paragraph = take(
        (inside) => inside.trim() !== '' && !/^(#{1,4} |```|\|)/.test(inside) && !ITEM.test(inside),
      )
      // A line that only looks like a heading or an item would never end this.
      blocks.push({
        kind: 'paragraph',
        parts: parseInline((paragraph.length > 0 ? paragraph : [lines[at++]!]).join(' ')),
      })
    }
  }
  return blocks
}

/** The blocks under one heading of the second level, without it; nothing when there is none of that name. */
export function section(blocks: Block[], id: string): Block[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2 && block.id === id)
  if (from < 0) {
    return []
  }
  const rest = blocks.slice(from + 1)
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= 2)
  return end < 0 ? rest : rest.slice(0, end)
}

/** The end of a link to a heading, as code hosts make it. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

/** A bar inside code, or after a backslash, parts no cells. */
function cells(row: string): Inline[][] {
  const inner = row.trim().replace(/^\||\|$/g, '')
  const parts = inner.match(/(?:`[^`]*`|\\\||[^|`])+|(?<=\|)(?=\|)/g) ?? []
  return parts.map((part) => parseInline(part.trim().replaceAll('\\|', '|')))
}

const INLINE = /(`+)(.+?)\1|\*\*(.+?)\*\*|\*(.+?)\*|!\[[^\]]*\]\([^)]*\)|\[([^\]]+)\]\(([^)\s]+)\)/g

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  const plain = (until: number) => {
    if (until > from) parts.push({ kind: 'text', text: text.slice(from, until) })
  }
  for (const match of text.matchAll(INLINE)) {
    const [whole, , code, strong, em, name, to] = match
    plain(match.index)
    from = match.index + whole.length
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) })
    else if (em !== undefined) parts.push({ kind: 'em', parts: parseInline(em) })
    else if (name !== undefined && to !== undefined) parts.push({ kind: 'link', to, parts: parseInline(name) })
    // A picture is left out: those of the documentation are not part of the site.
  }
  plain(text.length)
  return parts
}
