import type { Trip } from '@chauffeur/contract/trip'
import { isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { isSameMailbox } from '@chauffeur/domain/email-change'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { factTexts } from '@chauffeur/words/en/fact-labels'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { useState } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { AskFirst } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { EmailInput, TextInput } from '../../shared/ui/text-input.tsx'
import { EditDialog, useEdit } from './edit-dialog.tsx'

type Guest = NonNullable<Trip['private']>

type GuestContactProps = {
  trip: Trip
  guest: Guest
  mayCorrect: boolean
}

/** Who has booked and how we reach them, and the link by which they see the booking. */
export function GuestContact({ trip, guest, mayCorrect }: GuestContactProps) {
  const { customerName, customerEmail, customerPhone } = guest
  const texts = tripPageTexts.guest
  const facts = [
    [texts.name, customerName],
    [texts.email, customerEmail],
    [factTexts.customerPhone, customerPhone],
  ] as const
  return (
    <Card as="section" aria-labelledby="guest" padding="large" className="grid gap-5">
      <h2 id="guest" className="text-heading">
        {texts.heading}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-sm text-soft sm:pt-0.5">{term}</dt>
            <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      {mayCorrect && <CorrectGuest bookingNumber={trip.bookingNumber} guest={guest} />}
      <EndLinks bookingNumber={trip.bookingNumber} email={customerEmail} lead={leadOf(trip)} />
    </Card>
  )
}

type Corrected = Pick<Guest, 'customerName' | 'customerEmail'>

function CorrectGuest({ bookingNumber, guest }: { bookingNumber: string; guest: Corrected }) {
  const { guest: texts, change: saved } = tripPageTexts
  const { client } = trpc.useUtils()
  const { customerName, customerEmail } = guest
  const [done, setDone] = useState<string>()
  const [typed, setTyped] = useState<Corrected>({ customerName, customerEmail })
  const name = typed.customerName.trim()
  const email = typed.customerEmail.trim()
  const changed = {
    ...(name !== customerName && { customerName: name }),
    ...(email !== customerEmail && { customerEmail: email }),
  }
  const { dialog, problemAt, isSaved } = useEdit(useState<boolean>(), {
    problems: {
      customerName: name === '' ? texts.nameMissing : undefined,
      // An address that stands there may be none.
      customerEmail:
        email === customerEmail || isPublicMailAddress(email) ? undefined : contactReasons.address_not_mailed,
    },
    save: () => client.trip.correctCustomer.mutate({ bookingNumber, ...changed }),
    onOpen: () => setTyped({ customerName, customerEmail }),
    onSaved: () => setDone(isSameMailbox(email, customerEmail) ? saved.done : texts.doneByMail(email)),
  })
  return (
    <>
      <EditDialog
        {...dialog}
        trigger={<Button className="justify-self-start max-sm:w-full print:hidden">{texts.open}</Button>}
        title={texts.open}
        description={texts.lead}
      >
        <Field label={texts.name} error={problemAt('customerName')} required>
          <TextInput
            autoComplete="name"
            value={typed.customerName}
            onValueChange={(value) => setTyped((now) => ({ ...now, customerName: value }))}
            maxLength={MAX_NAME_LENGTH}
          />
        </Field>
        <Field label={texts.email} hint={texts.emailHint} error={problemAt('customerEmail')} required>
          <EmailInput
            value={typed.customerEmail}
            onValueChange={(value) => setTyped((now) => ({ ...now, customerEmail: value }))}
            maxLength={MAX_TEXT_LENGTH}
          />
        </Field>
      </EditDialog>
      <output className={isSaved ? 'text-sm text-success' : 'sr-only'}>{isSaved && done}</output>
    </>
  )
}

/** Tells what anybody who has the link can do with it. */
function leadOf({ state, end }: Trip): string {
  const { lead, leadOver } = tripPageTexts.link
  const mayChange = (state === 'pending' || state === 'confirmed') && end === null
  return mayChange ? lead : leadOver
}

type EndLinksProps = {
  bookingNumber: string
  /** Tells what anybody who has the link can do with it. */
  lead: string
  /** Where the new link goes. */
  email: string
}

/** Ends the links of the booking, once its guest has read what that does. */
function EndLinks({ bookingNumber, lead, email }: EndLinksProps) {
  const texts = tripPageTexts.link
  const { trip: read } = trpc.useUtils()
  const [done, setDone] = useState<string>()
  const { mutate, ...act } = trpc.trip.endLinks.useMutation({
    // A read under way with the old cookie would come too late.
    onMutate: () => read.read.cancel(),
    onSuccess(trip) {
      setDone(texts.done(email))
      read.read.setData({ bookingNumber }, trip)
      void read.invalidate()
    },
  })
  return (
    <div className="grid gap-3 border-t border-line pt-5 print:hidden">
      <p className="text-soft">{lead}</p>
      <AskFirst
        trigger={<Button className="justify-self-start text-balance max-sm:w-full">{texts.open}</Button>}
        question={texts.question}
        effect={texts.what(email)}
        texts={texts}
        act={act}
        problem={act.error && (refusalSentence(act.error) ?? texts.failed)}
        onOpenChange={(open) => open && setDone(undefined)}
        onYes={(close) => mutate({ bookingNumber }, { onSuccess: close })}
      />
      <output className={done === undefined ? 'sr-only' : 'text-sm text-success'}>{done}</output>
    </div>
  )
}
