/**
 * The text as it is compared with other texts: without case, accents and punctuation, words parted by single
 * spaces. "Praça do Comércio, 1º" becomes "praca do comercio 1o". Two spellings of one address fold alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
