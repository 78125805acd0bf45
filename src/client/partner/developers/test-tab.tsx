import { NO_CAR_VEHICLE_ID, REJECTED_REFERENCE, type TestAct, testActs } from '@chauffeur/domain/sandbox'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { trpc } from '../../shared/api/trpc.ts'
import { useMember } from '../member.ts'
import { CardRows, Reading } from '../reading.tsx'
import { instantText } from './instant.tsx'

/** Who does each act in life. */
const actors = {
  driver: ['accept', 'decline', 'on_the_way', 'arrived', 'on_board', 'completed', 'no_show', 'undo'],
  guest: ['guest_cancels', 'pay', 'pay_declined', 'pay_expires'],
  office: [
    'confirm',
    'reject',
    'office_cancels',
    'accept_change',
    'decline_change',
    'assign',
    'release',
    'no_show_confirmed',
  ],
  you: ['partner_cancels'],
} as const satisfies Readonly<Record<string, readonly TestAct[]>>

type Actor = keyof typeof actors
const whose: readonly Actor[] = ['driver', 'guest', 'office', 'you']

/** Where the partner tries everything, and what can be done to a booking there. */
export function TestTab() {
  const texts = developerTexts.test
  const { livemode, sandboxUrl } = useMember()
  return (
    <div className="grid gap-8">
      <section aria-labelledby="sandbox" className="grid gap-2">
        <h2 id="sandbox" className="text-heading">
          {livemode ? texts.elsewhere : texts.here}
        </h2>
        <p className="font-mono wrap-anywhere">{sandboxUrl}</p>
        <p className="max-w-prose text-soft">{livemode ? texts.elsewhereBody : texts.hereBody}</p>
        {livemode && (
          <a href={`${sandboxUrl}/partners/start`} className="link inline-flex min-h-11 items-center">
            {texts.start}
          </a>
        )}
      </section>
      <section aria-labelledby="acts" className="grid gap-3">
        <h2 id="acts" className="text-heading">
          {texts.acts}
        </h2>
        <p className="max-w-prose text-soft">
          {texts.actsBody}{' '}
          <a href="/api/docs/sandbox#acts" className="link">
            {developerTexts.documentation}
          </a>
        </p>
        <div className="grid gap-5 lg:grid-cols-4">
          {whose.map((actor) => (
            <section key={actor} aria-label={texts.actors[actor]} className="grid content-start gap-2">
              <h3 className="font-sans text-base font-semibold">{texts.actors[actor]}</h3>
              <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
                {testActs
                  .filter((act) => actors[actor].some((one) => one === act))
                  .map((act) => (
                    <li key={act} className="rounded-control bg-raised px-3 py-2 shadow-card">
                      {texts.actNames[act]} <code className="block text-xs text-soft">{act}</code>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="text-soft">{texts.rejected(REJECTED_REFERENCE)}</p>
        <p className="text-soft">{texts.noCar(vehicleById(NO_CAR_VEHICLE_ID)?.name ?? '')}</p>
      </section>
      {!livemode && <LastMails />}
    </div>
  )
}

/** The mails that guests would have got. */
function LastMails() {
  const texts = developerTexts.test
  const query = trpc.sandbox.mailsAsMember.useQuery({}, { staleTime: 0 })
  return (
    <section aria-labelledby="mails" className="grid gap-3">
      <h2 id="mails" className="text-heading">
        {texts.mails}
      </h2>
      <Reading query={query}>
        {({ data }) => (
          <CardRows
            label={texts.mails}
            rows={data.toReversed()}
            keyOf={({ bookingNumber, kind, sentAt }) => `${bookingNumber} ${kind} ${sentAt}`}
            none={texts.noMails}
            className="px-4 sm:px-5"
          >
            {(mail) => (
              <details>
                <summary className="min-h-11 cursor-pointer py-3">
                  <span className="font-medium break-words">{mail.subject}</span>
                  <span className="block text-sm wrap-anywhere text-soft">
                    {[mail.bookingNumber, mail.to, instantText(mail.sentAt)].join(' · ')}
                  </span>
                </summary>
                <p className="pb-4 text-sm break-words whitespace-pre-wrap">{mail.text}</p>
              </details>
            )}
          </CardRows>
        )}
      </Reading>
    </section>
  )
}
