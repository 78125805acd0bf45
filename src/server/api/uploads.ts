import { proofQuery } from '@chauffeur/contract/driver-jobs'
import type { UploadedPicture } from '@chauffeur/contract/pictures'
import { TRPCError } from '@trpc/server'
import { limitCalls } from '../auth/limit-calls.ts'
import { keepProof } from '../dispatch/proofs.ts'
import { openLink, type LinkHolder } from '../dispatch/driver-links.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import type { AppContext } from './context.ts'
import { linkHolder } from './procedures.ts'

/** Keeps a picture that an administrator sends as the body of a request. */
export function takePicture(file: Uint8Array, context: AppContext): Promise<UploadedPicture> {
  return uploadPicture(file, context)
}

/** Who sends a photo: asked before it is read. */
export async function senderOfProof(context: AppContext): Promise<LinkHolder> {
  await limitCalls('driver', context, await linkHolder('driver', context, async () => undefined))
  return openLink(context)
}

/** Keeps a photo that a driver sends as the body of a request. */
export function takeProof(file: Uint8Array, query: unknown, holder: LinkHolder, context: AppContext) {
  const read = proofQuery.safeParse(query)
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return keepProof(file, read.data, holder, context)
}
