export type Language = 'fr' | 'en'

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === 'fr' || language === 'en') {
      return language
    }
  }
  return 'en'
}
