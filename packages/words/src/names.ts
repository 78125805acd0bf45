/** The names of places, stops and luggage by their English ones; `{…}` stands for a part that differs. */
export type Names = Readonly<Record<string, string>>

/** A name, or each part of an address that is one, in the language of the names; what is not among them stays as it is. */
export function translateName(names: Names, english: string): string {
  if (Object.hasOwn(names, english)) return names[english] ?? english
  for (const [name, translated] of Object.entries(names)) {
    const parts = name.includes('{') && patternOf(name).exec(english)?.groups
    if (parts)
      return translated.replaceAll(/\{(\w+)\}/g, (_, part: string) => translateName(names, parts[part] ?? ''))
  }
  if (!english.includes(', ')) return english
  return english
    .split(', ')
    .map((part) => (Object.hasOwn(names, part) ? (names[part] ?? part) : part))
    .join(', ')
}

function patternOf(name: string): RegExp {
  const source = name
    .replaceAll(/[().+]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => `(?<${part}>${part.startsWith('count') ? '\\d+' : '.+?'})`)
  return new RegExp(`^${source}$`, 'u')
}

/** A class of vehicles without the make and without what goes in its place: "E Class", "Sprinter". */
export const classOf = (vehicle: string) => vehicle.replace(/^Mercedes /, '').replace(/ \(.*\)$/, '')
