import type { Trip } from '@chauffeur/contract/trip'
import { wallTimeIn } from '@chauffeur/domain/time'
import { meetingTexts as texts } from '@chauffeur/words/en/meeting'
import { useState } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { RadioCard, RadioCards } from '../../shared/ui/radio-cards.tsx'
import { useNow } from '../../shared/ui/use-now.ts'

type Meeting = NonNullable<Trip['meeting']>
type HereButtonProps = { trip: Trip; meeting: Meeting }

/** By which the guest says to be at the meeting point, and at which of its exits; for a minute it can be taken back. */
export function HereButton({ trip, meeting: { place, isNow, guestHere } }: HereButtonProps) {
  const { bookingNumber } = trip
  const { trip: read } = trpc.useUtils()
  const [chosen, setChosen] = useState<string>()
  const ends = { onSettled: () => void read.invalidate() }
  const say = trpc.trip.here.useMutation(ends)
  const takeBack = trpc.trip.notHere.useMutation(ends)
  const exits = place?.exits ?? []
  const exit = chosen ?? guestHere?.exit ?? null
  const isSaid = guestHere !== null && guestHere.exit === exit
  const error = say.error ?? takeBack.error
  if (!isNow) return null
  return (
    <div className="grid gap-3">
      {exits.length > 0 && (
        <Field label={texts.exit} group>
          <RadioCards value={exit} onValueChange={setChosen} className="sm:grid-cols-2">
            {exits.map((name) => (
              <RadioCard key={name} value={name} title={name} />
            ))}
          </RadioCards>
        </Field>
      )}
      {guestHere && <Said trip={trip} {...guestHere} onUndo={() => takeBack.mutate({ bookingNumber })} />}
      {!isSaid && (
        <Button
          variant="primary"
          size="large"
          block
          busy={say.isPending}
          busyLabel={texts.busy}
          className="min-h-14!"
          onClick={() => say.mutate({ bookingNumber, exit })}
        >
          {texts.here}
        </Button>
      )}
      {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
      <p className="text-sm text-soft">{texts.noPosition}</p>
    </div>
  )
}

type SaidProps = NonNullable<Meeting['guestHere']> & { trip: Trip; onUndo: () => void }

function Said({ trip: { pickupZone }, at, exit, undoUntil, onUndo }: SaidProps) {
  const now = useNow()
  const time = wallTimeIn(pickupZone, new Date(at)).time
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-success-wash p-4 text-success">
      <output className="min-w-0 flex-1 basis-56">
        {exit === null ? texts.said(time) : texts.saidAt(time, exit)}
      </output>
      {now && now.getTime() < Date.parse(undoUntil) && <Button onClick={onUndo}>{texts.undo}</Button>}
    </div>
  )
}
