/** A sentence as it stands after a colon in Portuguese and Spanish, with a small letter. It must not begin with a name. */
export function afterColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
