import { sendDriverProof } from '@chauffeur/contract/driver-jobs'
import { uploadPicture } from '@chauffeur/contract/pictures'
import type { User } from '@chauffeur/contract/session'
import { MAX_PROOF_BYTES, PROOF_TOO_LARGE } from '@chauffeur/domain/driver-link'
import { MAX_PICTURE_BYTES, PICTURE_SENTENCES } from '@chauffeur/domain/pictures'
import { takePicture } from '../../api/pictures.ts'
import { senderOfProof, takeProof } from '../../api/proofs.ts'
import { requireAdmin } from '../../auth/require-admin.ts'
import type { Upload } from './register-upload.ts'

/** The office's pictures. */
export const officePictures = {
  path: uploadPicture.path,
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: PICTURE_SENTENCES.tooLarge,
  authorise: requireAdmin,
  take: (file, _sent, context) => takePicture(file, context),
} satisfies Omit<Upload<User>, 'createContext'>

/** The photos of drivers' phones. */
export const driverProofs = {
  path: sendDriverProof.path,
  maxBytes: MAX_PROOF_BYTES,
  tooLarge: PROOF_TOO_LARGE,
  authorise: senderOfProof,
  take: (file, { query, sender }, context) => takeProof(file, query, sender, context),
} satisfies Omit<Upload<Awaited<ReturnType<typeof senderOfProof>>>, 'createContext'>
