import { SENTENCES } from '@chauffeur/contract/sentences'
import { uploadedPicture, uploadPicture } from '@chauffeur/contract/pictures'
import { MAX_PICTURE_BYTES, PICTURE_SENTENCES } from '@chauffeur/domain/pictures'
import { unreadable, UNREACHABLE } from '../session/sentence-of.ts'

/** Why a picture was not taken, in a sentence for people. */
export class PictureRefused extends Error {}

/** Sends a file to the server and returns its address; `onProgress` hears how much of it has been sent, from 0 to 1. */
export function sendPicture(file: File, onProgress: (sent: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const refuse = (sentence: string) => reject(new PictureRefused(sentence))
  if (file.size > MAX_PICTURE_BYTES) {
    refuse(PICTURE_SENTENCES.tooLarge)
    return promise
  }
  // Unlike fetch it tells how much has been sent.
  const request = new XMLHttpRequest()
  request.open('POST', uploadPicture.path)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total && loaded / total))
  request.addEventListener('error', () => refuse(UNREACHABLE))
  request.addEventListener('load', () => {
    const answer = parse(request.responseText)
    const uploaded = uploadedPicture.safeParse(answer)
    if (request.status === 201 && uploaded.success) resolve(uploaded.data.url)
    else refuse(sentenceIn(answer) ?? unreadable(String(request.status)))
  })
  request.send(file)
  return promise
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentenceIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined
  return typeof answer.error === 'string' ? answer.error : SENTENCES.somethingWentWrong
}
