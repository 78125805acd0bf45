import type { Partner } from '@chauffeur/contract/partners'
import { formatAmount } from '@chauffeur/domain/money'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { KeyIcon } from '../../shared/ui/more-icons.tsx'
import { AddButton } from '../common/confirm-call.tsx'
import { CustomerText, FactList } from '../common/fact.tsx'
import { IN_COLUMNS, readState, ResourceCards, RowCard } from '../common/resource-list.tsx'
import { ResourcePage } from '../frame/admin-header.tsx'
import { AgentSection } from './agent-section.tsx'
import { confirmationNames, guestMailNames, kindNames, PartnerDialog } from './partner-dialogs.tsx'

/** The companies whose systems book. */
export function PartnersPage() {
  const query = trpc.partners.list.useQuery(undefined, { staleTime: 0 })
  const state = readState(query)
  return (
    <ResourcePage
      page="Partners"
      lead="Companies whose systems ask for prices and book in their own name. Calls without an API key stay open to everybody."
      heading="Partners"
      state={state}
      action={<PartnerDialog trigger={<AddButton label="Add partner" />} />}
    >
      <ResourceCards
        what="partners"
        rows={query.data?.partners}
        state={state}
        icon={<KeyIcon className="size-7" />}
        empty={{
          title: 'No partners yet',
          text: 'Add one for each company whose system books here: you see its bookings and its use, and can end it alone.',
        }}
        label="Partners"
        className={IN_COLUMNS}
      >
        {(partner) => <PartnerCard partner={partner} />}
      </ResourceCards>
      <div className="mt-8">
        <AgentSection />
      </div>
    </ResourcePage>
  )
}

function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <RowCard
      title={
        <Link to="/admin/partners/$id" params={{ id: partner.id }} className="link">
          <CustomerText>{partner.name}</CustomerText>
        </Link>
      }
      actions={<PartnerState partner={partner} />}
    >
      <FactList facts={partnerFacts(partner)} />
    </RowCard>
  )
}

const states: Readonly<Record<Partner['state'], readonly [label: string, tone: BadgeTone]>> = {
  live: ['Live', 'success'],
  suspended: ['Suspended', 'danger'],
  ended: ['Ended', 'neutral'],
}

/** Whether a partner may call. */
export function PartnerState({ partner: { state } }: { partner: Partner }) {
  const [label, tone] = states[state]
  return <Badge tone={tone}>{label}</Badge>
}

function termsText({
  terms,
  commissionBp,
  discountBp,
}: Pick<Partner, 'terms' | 'commissionBp' | 'discountBp'>) {
  if (terms === 'retail') return 'Retail: earns nothing'
  return terms === 'commission'
    ? `${commissionBp / 100} % commission`
    : `Net: ${discountBp / 100} % below the list, on account`
}

/** How a partner is set up, and how much it has. */
export function partnerFacts({ kind, contactEmail, ...partner }: Partner) {
  return {
    Kind: kindNames[kind],
    'Bookings confirmed': partner.confirmation !== 'office' && confirmationNames[partner.confirmation],
    'Writes to its guests': partner.guestMails !== 'firm' && guestMailNames[partner.guestMails],
    Contact: contactEmail,
    Terms: termsText(partner),
    Credit:
      partner.terms === 'net' &&
      `${formatAmount(partner.creditAvailable)} left of ${formatAmount(partner.creditLimit)}`,
    Bookings: `${partner.bookings} in all, ${partner.openBookings} open of at most ${partner.openBookingsMax}`,
    'API keys': String(partner.keys),
    Receivers: String(partner.receivers),
    'Return addresses': partner.returnOrigins.join(', ') || 'none',
  }
}
