import type { Site } from '@chauffeur/contract/site'
import { legalTexts } from './en/legal.ts'

/** The text of a legal page: in terms.ts and privacy.ts of each language; its layout is the client’s. */
export interface LegalDocument {
  /** The subject of the page, for readers who read nothing else. */
  readonly lead: string
  readonly sections: (facts: LegalFacts) => readonly LegalSection[]
}

export interface LegalSection {
  /** The section's anchor. It stays when the title changes: people have linked to it. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

/** A paragraph, a list, a list of named things, or the ways to reach us. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [name: string, text: string])[] }
  | { readonly contacts: true }

/** The owner's settings that the texts depend on. */
export type LegalFacts = Pick<
  Site,
  | 'brandName'
  | 'legalName'
  | 'taxNumber'
  | 'licenceNumber'
  | 'address'
  | 'onlinePayment'
  | 'landingsFrom'
  | 'mapStyleUrl'
>

/** Who runs the site, as far as the owner has said it: "Poente (Poente, Lda., Rua 1, Faro, tax number 500)". */
export function describeOwner(facts: LegalFacts): string {
  const { brandName, legalName, taxNumber, licenceNumber, address } = facts
  const details = [
    legalName,
    address?.replaceAll('\n', ', '),
    taxNumber && legalTexts.taxNumber(taxNumber),
    licenceNumber && legalTexts.licence(licenceNumber),
  ].filter(Boolean)
  return details.length === 0 ? brandName : `${brandName} (${details.join(', ')})`
}
