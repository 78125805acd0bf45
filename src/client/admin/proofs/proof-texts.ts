import { PROOF_DAYS } from '@chauffeur/domain/driver-link'

/** Texts of the photos that drivers take of a meeting point. */
export const proofTexts = {
  title: 'Photos of the meeting point',
  what: 'photos',
  loading: 'Loading the photos',
  none: 'No photo.',
  photo: (number: number, of: number) => `Photo ${number} of ${of}`,
  open: (number: number, of: number) => `Photo ${number} of ${of}, large`,
  taken: (driver: string | null) =>
    driver === null ? 'Taken by the partner’s driver,' : `Taken by ${driver},`,
  kept: `Photos are deleted ${PROOF_DAYS} days after they came.`,
} as const
