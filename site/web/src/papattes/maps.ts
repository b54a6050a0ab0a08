const texts = import.meta.glob<string>(
  '../../../../games/papattes/src/main/resources/ludotheque/papattes/maps/*.json',
  {
    query: '?raw',
    import: 'default',
  },
)

const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '')

/** A shipped map as JSON text; undefined when there is none of that name. */
export async function mapText(name: string): Promise<string | undefined> {
  const path = Object.keys(texts).find((path) => nameOf(path) === name)
  return path && texts[path]!()
}
