import { sendDriverProof } from './driver-jobs.ts'
import { uploadPicture, type UploadEndpoint } from './pictures.ts'

/** Every call that takes a file, by the name of its operation. */
export const uploadEndpoints: Readonly<Record<string, UploadEndpoint>> = { uploadPicture, sendDriverProof }
