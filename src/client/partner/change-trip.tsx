import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import type { MemberBooking } from '@chauffeur/contract/partner-people'
import { toEuros } from '@chauffeur/domain/money'
import { changePageTexts as texts } from '@chauffeur/words/en/changes'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { ChangeSummary } from '../shared/change/change-summary.tsx'
import { TripChangeDialog } from '../shared/change/change-dialog.tsx'
import { randomId } from '../shared/forms/random-id.ts'
import { AskFirst } from '../shared/ui/alert-dialog.tsx'
import { Button } from '../shared/ui/button.tsx'
import { Card } from '../shared/ui/card.tsx'

/** A change that was asked for, which is made at once or waits. */
interface Sent {
  readonly isMade: boolean
  readonly checkoutUrl: string | null
}

/** Another time, way or vehicle for a booking: the change that waits, or the way to ask for one. */
export function ChangeTrip({
  read,
  mayAct,
  children,
}: {
  read: MemberBooking
  mayAct: boolean
  /** A button that stands beside. */
  children: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [openings, setOpenings] = useState(0)
  const [open, setOpen] = useState(false)
  const [made, setSent] = useState<Sent>()
  // Once it is withdrawn, decided or paid there is nothing to wait for, and no page to pay on.
  const sent = made && (made.isMade ? read.acts.includes('changeTrip') : read.change) ? made : undefined
  return (
    <>
      {read.change && <OpenChange read={read} change={read.change} mayAct={mayAct} />}
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">
        {mayAct && !read.change && read.acts.includes('changeTrip') && (
          <Button
            ref={button}
            onClick={() => {
              setSent(undefined)
              setOpenings(openings + 1)
              setOpen(true)
            }}
          >
            {texts.open}
          </Button>
        )}
        {children}
      </div>
      {openings > 0 && (
        <ChangeTripDialog
          key={openings}
          read={read}
          open={open}
          onOpenChange={setOpen}
          onSent={setSent}
          returnFocusTo={button}
        />
      )}
      <output className={sent ? 'grid gap-2 rounded-card bg-success-wash p-4 text-success' : 'sr-only'}>
        {sent && (sent.isMade ? partnerTexts.change.made : partnerTexts.change.sent)}
        {sent?.checkoutUrl != null && (
          <a href={sent.checkoutUrl} className="link">
            {partnerTexts.change.pay}
          </a>
        )}
      </output>
    </>
  )
}

type ChangeTripDialogProps = {
  read: MemberBooking
  open: boolean
  onOpenChange: (open: boolean) => void
  onSent: (sent: Sent) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

function ChangeTripDialog({ read, onSent, ...dialog }: ChangeTripDialogProps) {
  const { booking, trip } = read
  const { bookingNumber, serviceType, passengers } = booking
  const { client, member } = trpc.useUtils()
  // Keeps the key of a change, so that one sent again after a lost answer is stored once.
  const sent = useRef({ request: '', idempotencyKey: '' })
  return (
    <TripChangeDialog
      {...dialog}
      trip={{ ...trip, serviceType, passengers }}
      effectOf={effectOf}
      makeLabelOf={({ takesEffect }) => (takesEffect === 'at_once' ? texts.makeIt : texts.askForIt)}
      calls={{
        quote: (request) => client.member.quoteChange.mutate({ bookingNumber, ...request }),
        send({ request, quote: { newTotalCents } }) {
          const asked = { bookingNumber, ...request, expectedTotal: toEuros(newTotalCents) }
          const written = JSON.stringify(asked)
          if (written !== sent.current.request)
            sent.current = { request: written, idempotencyKey: randomId() }
          const { idempotencyKey } = sent.current
          return client.member.changeTrip.mutate(asked, { context: { idempotencyKey } })
        },
        onSent({ change, checkoutUrl }) {
          void member.invalidate()
          dialog.onOpenChange(false)
          onSent({ isMade: change === null, checkoutUrl })
        },
        onFailed(_, call) {
          // It may have arrived all the same.
          if (call === 'send') void member.invalidate()
        },
      }}
    />
  )
}

function effectOf({ settlement, takesEffect }: ChangeQuote): string {
  if (settlement === 'checkout') return partnerTexts.change.guestPays
  return takesEffect === 'at_once' ? texts.atOnce : texts.staysUntilConfirmed
}

/** The change that waits: for its payment, or for the office. */
function OpenChange({
  read: { booking },
  change,
  mayAct,
}: {
  read: MemberBooking
  change: NonNullable<MemberBooking['change']>
  mayAct: boolean
}) {
  const { withdraw, waiting, staysUntilConfirmed } = texts
  const { member } = trpc.useUtils()
  const { mutate, ...act } = trpc.member.withdrawChange.useMutation({
    onSettled: () => void member.invalidate(),
  })
  const isToPay = change.state === 'awaiting_payment'
  return (
    <Card as="section" aria-label={waiting.heading} className="grid gap-4">
      <h2 className="text-heading">{waiting.heading}</h2>
      <ChangeSummary
        before={change.before}
        after={change.after}
        costs={change}
        isPaid={!isToPay && change.settlement === 'checkout'}
        isWaiting={!isToPay}
        effect={isToPay ? partnerTexts.change.guestPays : staysUntilConfirmed}
      />
      {mayAct && (
        <AskFirst
          trigger={<Button>{withdraw.open}</Button>}
          question={withdraw.question}
          effect={withdraw.text}
          texts={withdraw}
          act={act}
          problem={act.error && (refusalSentence(act.error) ?? withdraw.failed)}
          onYes={(close) =>
            mutate({ bookingNumber: booking.bookingNumber, changeId: change.id }, { onSuccess: close })
          }
        />
      )}
    </Card>
  )
}
