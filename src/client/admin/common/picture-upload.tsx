import { uploadedPicture, uploadPicture } from '@chauffeur/contract/pictures'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { MAX_PICTURE_BYTES, PICTURE_REFUSALS, isImageUrl } from '@chauffeur/domain/pictures'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { PlusIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { UNREACHABLE, unreadable } from '../session/sentence-of.ts'
import { TextField, type BoundField } from './fields.tsx'

const DONE = 'The picture is uploaded. Save to show it.'

const KINDS = 'image/jpeg,image/png,image/webp,image/avif'

type PictureUploadProps = {
  /** Which picture it is, for who cannot see what the button stands beside. */
  what: string
  onUploaded: (url: string) => void
}

/** Takes a picture from the computer, by a button or dropped, and says its address. */
export function PictureUpload({ what, onUploaded }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number>()
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [uploaded, setUploaded] = useState<string>()
  const isSending = sent !== undefined

  const upload = async (file: File | undefined) => {
    if (!file || isSending) return
    setSent(0)
    setProblem(undefined)
    setUploaded(undefined)
    try {
      const url = await sendPicture(file, setSent)
      setUploaded(url)
      onUploaded(url)
    } catch (error) {
      setProblem(
        error instanceof PictureRefused
          ? error.message
          : 'The picture could not be uploaded. Please try again.',
      )
    } finally {
      setSent(undefined)
    }
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void upload(event.dataTransfer.files[0])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same
    <div
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        'rounded-control border border-dashed p-3 transition-colors',
        isOver ? 'border-accent bg-accent-wash' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="small"
          aria-label={isSending ? undefined : `Upload a picture: ${what}`}
          busy={isSending}
          busyLabel={sent === 1 ? 'Preparing…' : `Uploading ${Math.round((sent ?? 0) * 100)} %`}
          onClick={() => input.current?.click()}
        >
          <PlusIcon className="size-4.5" />
          Upload a picture
        </Button>
        {uploaded && <img src={uploaded} alt="" className="h-11 w-16 rounded-control object-cover" />}
        <p className="min-w-0 flex-1 basis-44 text-sm text-soft">
          {uploaded ? DONE : 'Or drop one here. JPEG, PNG, WebP or AVIF, up to 10 MB.'}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0])
          // Lets somebody choose the same file again.
          currentTarget.value = ''
        }}
      />
      <div aria-live="polite">
        {problem && (
          <p className="mt-2 flex gap-1.5 text-sm text-danger">
            <WarningIcon className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{problem}</span>
          </p>
        )}
        {uploaded && <p className="sr-only">{DONE}</p>}
      </div>
    </div>
  )
}

type PictureFieldProps = BoundField<string> &
  Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'maxLength'> & {
    /** Which picture it is, for the button that uploads one. */
    what: string
    isOptional?: boolean | undefined
  }

/** The address of a picture: typed, or that of one that is uploaded. */
export function PictureField({ what, isOptional = false, ...field }: PictureFieldProps) {
  return (
    <>
      <TextField {...field} required={!isOptional} inputMode="url" spellCheck={false} />
      <PictureUpload what={what} onUploaded={field.onValueChange} />
    </>
  )
}

/** Why a picture was not taken, in a sentence for people. */
class PictureRefused extends Error {}

/** Sends a file to the server and returns its address; `onProgress` hears how much of it has been sent, from 0 to 1. */
function sendPicture(file: File, onProgress: (sent: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const refuse = (sentence: string) => reject(new PictureRefused(sentence))
  if (file.size > MAX_PICTURE_BYTES) {
    refuse(englishSentence(PICTURE_REFUSALS.tooLarge))
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

type ImageAtProps = {
  /** As it was typed. What cannot be an image's address is not requested. */
  address: string
  /** Its description; '' where the text beside it describes it. */
  alt: string
  /** Instead of an image where there is no address. */
  none?: string | undefined
  className?: string | undefined
}

/** An image at an address that an admin typed, in a frame that is there also without an image. */
export function ImageAt({ address, alt, none = 'No picture', className }: ImageAtProps) {
  // The address that failed: another one is attempted again.
  const [failed, setFailed] = useState<string>()
  const frame = classNames('overflow-hidden bg-sunken', className)
  const problem = problemOf(address, failed)
  if (address === '' || problem)
    return (
      <div
        className={classNames(
          frame,
          'flex flex-col items-center justify-center gap-1.5 p-3 text-center text-sm text-soft',
        )}
      >
        {problem && <WarningIcon className="text-warning" />}
        {problem ?? none}
      </div>
    )
  return (
    <div className={frame}>
      <img
        key={address}
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        // Other sites need not learn the address of the admin area.
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
        className="size-full object-cover"
      />
    </div>
  )
}

function problemOf(address: string, failed: string | undefined): string | undefined {
  if (address === '') return undefined
  if (!isImageUrl(address)) return 'Not an image address'
  return failed === address ? 'No picture at this address' : undefined
}
