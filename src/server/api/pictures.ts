import type { UploadedPicture } from '@chauffeur/contract/pictures'
import { uploadPicture } from '../pictures/upload-picture.ts'
import type { AppContext } from './context.ts'

/** Keeps a picture that an administrator sends as the body of a request. */
export function takePicture(file: Uint8Array, context: AppContext): Promise<UploadedPicture> {
  return uploadPicture(file, context)
}
