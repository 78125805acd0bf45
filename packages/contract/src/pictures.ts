import { MAX_PICTURE_MEGABYTES, MAX_PICTURE_MEGAPIXELS } from '@chauffeur/domain/pictures'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** A call whose body is a file: over REST alone. */
export interface UploadEndpoint extends Pick<
  Endpoint,
  'path' | 'tag' | 'summary' | 'description' | 'output' | 'refusals'
> {
  readonly mediaType: 'image/*'
  readonly access: 'admin' | 'public'
  readonly limit?: RateLimitKind
  /** The query of the address. */
  readonly query?: z.ZodType
}

export const uploadedPicture = z.object({
  url: z.string().describe('A path on this site, for every field that takes the address of a picture of it'),
})
export type UploadedPicture = z.infer<typeof uploadedPicture>

export const uploadPicture = {
  path: '/api/admin/pictures',
  access: 'admin',
  tag: 'Office: pictures',
  summary: 'Upload a picture, for a stop, luggage, a vehicle or the firm',
  description: `JPEG, PNG, WebP or AVIF, at most ${MAX_PICTURE_MEGABYTES} MB and ${MAX_PICTURE_MEGAPIXELS} million pixels. It is kept upright, as AVIF and WebP in two widths, without what the file says of place and camera. One that nothing shows is deleted after a week.`,
  refusals: ['NOT_A_PICTURE', 'TOO_MANY_REQUESTS'],
  mediaType: 'image/*',
  output: uploadedPicture,
} as const satisfies UploadEndpoint
