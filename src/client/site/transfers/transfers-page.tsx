import type { TransferSummary } from '@chauffeur/contract/site'

import { Link } from '@tanstack/react-router'
import { transferTexts } from '@chauffeur/words/en/transfers'
import { amountText } from '../../shared/locale/euros-text.ts'
import { SitePage } from '../frame/site-page.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { kilometresText, minutesText } from './describe-way.ts'

interface ListedTransfer extends TransferSummary {
  /** The two ends as people there call them, in the language of the page. */
  readonly from: string
  readonly to: string
}

/** Every transfer that has a page of its own. */
export function TransfersPage({ transfers }: { readonly transfers: readonly ListedTransfer[] }) {
  const { eyebrow, heading, lead, other, otherText } = transferTexts.index
  return (
    <SitePage keepsClear>
      <div data-theme="night">
        <div className="shell pt-10 pb-14 sm:pt-16 sm:pb-20">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 max-w-3xl text-display text-balance">{heading}</h1>
          <p className="mt-5 max-w-2xl text-lead text-soft">{lead}</p>
        </div>
      </div>
      <div className="shell section">
        <ul className="grid gap-x-12 border-t border-line-strong md:grid-cols-2">
          {transfers.map((transfer) => (
            <li key={transfer.slug} className="border-b border-line">
              <TransferLink {...transfer} />
            </li>
          ))}
        </ul>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          <div>
            <h2 className="text-title">{other}</h2>
            <p className="mt-1 text-soft">{otherText}</p>
          </div>
          <Button asChild size="large" variant="primary" className="max-sm:w-full">
            <Link to="/book">{transferTexts.reserve}</Link>
          </Button>
        </div>
      </div>
    </SitePage>
  )
}

function TransferLink({ slug, from, to, distanceKm, durationMinutes, lowestPrice }: ListedTransfer) {
  const way = [
    distanceKm === null ? null : kilometresText(distanceKm),
    durationMinutes === null ? null : minutesText(durationMinutes),
  ].filter((text) => text !== null)
  return (
    <Link
      to="/transfers/$slug"
      params={{ slug }}
      className="group flex min-h-16 items-center justify-between gap-6 py-4"
    >
      <span className="min-w-0">
        <span className="block font-display text-heading group-hover:text-accent">
          {transferTexts.heading(from, to)}
        </span>
        <span className="tabular mt-1 block text-sm text-soft">{way.join(' · ')}</span>
      </span>
      {lowestPrice !== null && (
        <span className="tabular whitespace-nowrap text-soft">
          {transferTexts.index.from(amountText(lowestPrice))}
        </span>
      )}
    </Link>
  )
}
