/**
 * The text as it is compared with other texts: without case, accents and punctuation, with single spaces between words.
 * "Praça do Comércio, 1º" becomes "praca do comercio 1o". Two spellings of one address fold to the same text.
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
