import type { StatementLine } from '@chauffeur/contract/statements'
import { currentLocale } from '@chauffeur/words/current-locale'
import { partnerMoneyTexts as texts } from '@chauffeur/words/en/partner-statements'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { amountText } from '../../shared/locale/euros-text.ts'
import { dateText } from '../../shared/locale/formats.ts'
import { instantText } from '../developers/instant.tsx'

/** Entries of a partner's account, each with what may be said of it. */
export function StatementLines({
  lines,
  label,
  children,
}: {
  lines: readonly StatementLine[]
  label: string
  children?: (line: StatementLine) => ReactNode
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card bg-raised px-4 shadow-card sm:px-5">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-2 py-3.5">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 lg:grid-cols-[14rem_minmax(0,1fr)_auto]">
            <span className="text-sm text-soft max-lg:order-last max-lg:col-span-2">
              {instantText(line.at)}
            </span>
            <span className="min-w-0">
              <span className="font-medium">{texts.kinds[line.kind]}</span>
              {line.bookingNumber !== null && (
                <>
                  {' '}
                  <Link
                    to="/partner/bookings/$number"
                    params={{ number: line.bookingNumber }}
                    className="link"
                  >
                    {line.bookingNumber}
                  </Link>
                </>
              )}
              <span className="block text-sm break-words text-soft">
                {[tripText(line), line.reference, shareText(line), line.note].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="tabular text-end font-medium">{amountText(line.amount)}</span>
          </div>
          {children?.(line)}
        </li>
      ))}
    </ul>
  )
}

/** "Ana Sousa, 27 January": whose trip it was, and when. */
function tripText({ tripDate, guest }: StatementLine): string {
  return [guest, tripDate === null ? null : dateText(tripDate)].filter(Boolean).join(', ')
}

function shareText({ kept, vat, commissionBp }: StatementLine): string | undefined {
  if (kept === null || commissionBp === null) return undefined
  const share = texts.percentOf((commissionBp / 100).toLocaleString(currentLocale()), amountText(kept))
  return vat === null ? share : `${share} ${texts.lessVat(amountText(vat))}`
}
