/** A stretch of a text: plain, as code, with weight, or as a link. */
type Stretch =
  | { readonly kind: 'plain' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** The stretches of a text of a block. */
export function stretchesOf(text: string): Stretch[] {
  const found: Stretch[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, strong, label, to] = match
    if (match.index > end) found.push({ kind: 'plain', text: text.slice(end, match.index) })
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (label !== undefined && to !== undefined) found.push({ kind: 'link', text: label, to })
    end = match.index + whole.length
  }
  return end < text.length ? [...found, { kind: 'plain', text: text.slice(end) }] : found
}

/** A text without its marks, as it is searched. */
export function plainText(text: string): string {
  return stretchesOf(text)
    .map((stretch) => stretch.text)
    .join('')
}
