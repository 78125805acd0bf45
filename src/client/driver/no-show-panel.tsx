import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { includedWait, noShowNeeds, waitedMinutes, waitsUntil } from '@chauffeur/domain/no-show'
import { useState } from 'react'
import { timeAtPickup, useSeconds } from './clock.ts'
import { panel, plainButton, NoteField } from './parts.tsx'
import type { Phone } from './use-phone.ts'
import { useWords } from './language.tsx'

/** The steps before a driver can say that nobody came, and the button for it. */
export function NoShowPanel({ job, phone }: { job: DriverJob; phone: Phone }) {
  const words = useWords().noShow
  useSeconds(10)
  const [note, setNote] = useState('')
  const now = phone.now()
  const wait = {
    pickupAt: new Date(job.pickupAt),
    meetAt: job.meetAt ? new Date(job.meetAt) : null,
    landedAt: job.landedAt ? new Date(job.landedAt) : null,
    // A list that the phone has kept from before has no arrival; what the trip has stood at since is the latest it can be.
    arrivedAt: new Date(job.arrivedAt ?? job.stateSince),
    includedMinutes: includedWait(job),
  }
  const until = waitsUntil(wait)
  const contactAttempts = job.contactAttempts.map((at) => new Date(at))
  const needs = noShowNeeds({ ...wait, contactAttempts, photos: job.photos, note: note.trim() }, now)
  const isReady = needs.minutes === 0 && !needs.isToBeCalled && !needs.isToBeProved
  return (
    <section className={`${panel} grid gap-3`}>
      <h2 className="text-heading">{words.title}</h2>
      <Line isDone={needs.minutes === 0}>
        {words.waited(waitedMinutes(wait, now), wait.includedMinutes)}
        {needs.minutes > 0 && until && <> {words.notYet(timeAtPickup(until, job))}</>}
      </Line>
      <Line isDone={!needs.isToBeCalled}>
        {contactAttempts.length > 0 &&
          words.attempts(contactAttempts.map((at) => timeAtPickup(at, job)).join(', '))}
        {needs.isToBeCalled && <> {words.call}</>}
      </Line>
      <PhotoField job={job} phone={phone} />
      {job.photos === 0 && <NoteField label={words.note} value={note} onChange={setNote} />}
      <button
        type="button"
        disabled={!isReady}
        className={plainButton}
        onClick={() => void phone.report(job, 'no_show', note.trim() === '' ? {} : { note: note.trim() })}
      >
        {words.report}
      </button>
    </section>
  )
}

function Line({ isDone, children }: { isDone: boolean; children: React.ReactNode }) {
  return (
    <p className="flex gap-3">
      <span aria-hidden="true" className="font-semibold">
        {isDone ? '✓' : '○'}
      </span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}

function PhotoField({ job, phone }: { job: DriverJob; phone: Phone }) {
  const words = useWords().noShow
  const [isFailed, setFailed] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      await phone.addPhoto(job, await scalePhoto(file))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div>
      <label className={`${plainButton} cursor-pointer focus-within:outline-2 focus-within:outline-focus`}>
        {words.photo}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      {job.photos > 0 && (
        <p className="mt-2 flex gap-3">
          <span aria-hidden="true" className="font-semibold">
            ✓
          </span>
          {words.photos(job.photos)}
        </p>
      )}
      {isFailed && <p className="mt-2 font-semibold text-danger">{words.photoFailed}</p>}
    </div>
  )
}

const LONGEST = 1280
const QUALITY = 0.8

/** A photo as it is sent: small enough for a weak signal, and without what the camera wrote into it. */
async function scalePhoto(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('The photo cannot be written'))),
    'image/jpeg',
    QUALITY,
  )
  return promise
}
