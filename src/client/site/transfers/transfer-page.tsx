import type { Transfer } from '@chauffeur/contract/site'
import { localePath } from '@chauffeur/domain/locale'

import { findTransferRoute } from '@chauffeur/domain/transfer-routes'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { Link } from '@tanstack/react-router'
import { currentLocale } from '@chauffeur/words/current-locale'
import { transferTexts } from '@chauffeur/words/en/transfers'
import type { TransferWords } from '@chauffeur/words/transfer-words'
import { amountText } from '../../shared/locale/euros-text.ts'
import { vehicleText } from '../../shared/locale/vehicle-text.ts'
import { SitePage } from '../frame/site-page.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { kilometresText, minutesText } from './describe-way.ts'

interface TransferPageProps {
  readonly transfer: Transfer
  readonly words: TransferWords
  readonly neighbours: readonly Neighbour[]
}

interface Neighbour {
  readonly slug: string
  readonly from: string
  readonly to: string
}

/** All about one transfer: what it costs in each car, the way, the way back. */
export function TransferPage({ transfer, words, neighbours }: TransferPageProps) {
  const { from, to } = words
  return (
    <SitePage keepsClear>
      <div data-theme="night">
        <div className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div>
            <p className="eyebrow">{transferTexts.eyebrow}</p>
            <h1 className="mt-3 text-display text-balance">{transferTexts.heading(from, to)}</h1>
            <p className="mt-5 max-w-xl text-lead text-soft">{words.lead}</p>
            <Figures transfer={transfer} />
          </div>
          <img
            src={localePath(`/transfers/${transfer.slug}.svg`, currentLocale())}
            alt={transferTexts.map(from, to)}
            width={960}
            height={540}
            className="h-auto w-full rounded-card"
          />
        </div>
      </div>
      <Prices transfer={transfer} />
      <div className="bg-sunken">
        <div className="shell section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <section aria-labelledby="way" className="max-w-prose">
            <h2 id="way" className="text-title">
              {transferTexts.way}
            </h2>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 text-lead text-soft">
                {paragraph}
              </p>
            ))}
          </section>
          <section aria-labelledby="back">
            <h2 id="back" className="text-title">
              {transferTexts.back}
            </h2>
            <p className="mt-4 text-soft">{words.back}</p>
            <Button asChild className="mt-6">
              <Link to="/book" search={bookingOf(transfer, { isBack: true })}>
                {transferTexts.bookBack}
              </Link>
            </Button>
          </section>
        </div>
      </div>
      <section aria-labelledby="questions" className="shell section max-w-3xl!">
        <h2 id="questions" className="text-title">
          {transferTexts.questions}
        </h2>
        <div className="mt-4 border-t border-line-strong">
          {words.questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </section>
      <nav aria-label={transferTexts.others} data-theme="night">
        <ul className="shell flex flex-wrap gap-x-10 gap-y-2 py-10">
          {neighbours.map(({ slug, from, to }) => (
            <li key={slug}>
              <Link
                to="/transfers/$slug"
                params={{ slug }}
                className="link inline-flex min-h-11 items-center"
              >
                {transferTexts.heading(from, to)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/transfers" className="link inline-flex min-h-11 items-center">
              {transferTexts.all}
            </Link>
          </li>
        </ul>
      </nav>
    </SitePage>
  )
}

function Figures({ transfer: { distanceKm, durationMinutes, lowestPrice } }: { transfer: Transfer }) {
  const figures = [
    [transferTexts.distance, distanceKm === null ? null : kilometresText(distanceKm)],
    [transferTexts.duration, durationMinutes === null ? null : minutesText(durationMinutes)],
    [transferTexts.lowest, lowestPrice === null ? null : amountText(lowestPrice)],
  ] as const
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4 border-t border-line pt-6">
      {figures.map(
        ([term, value]) =>
          value !== null && (
            <div key={term}>
              <dt className="text-sm text-soft">{term}</dt>
              <dd className="tabular font-display text-heading">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Prices({ transfer }: { transfer: Transfer }) {
  return (
    <section aria-labelledby="prices" className="shell section">
      <h2 id="prices" className="text-display">
        {transferTexts.prices}
      </h2>
      <p className="mt-4 max-w-2xl text-lead text-soft">{transferTexts.pricesText}</p>
      <ul className="mt-8 divide-y divide-line border-y border-line-strong">
        {transfer.vehicles.map(({ id, name, maxPassengers, totalPrice }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-8 gap-y-2 py-4">
            <div className="min-w-48 flex-1">
              <h3 className="text-heading">{vehicleText(name)}</h3>
              <p className="text-sm text-soft">{transferTexts.upTo(maxPassengers)}</p>
            </div>
            <p className="tabular min-w-28 text-end font-display text-heading">
              {totalPrice === null ? transferTexts.toBeEvaluated : amountText(totalPrice)}
            </p>
            <Button asChild className="max-sm:w-full">
              <Link
                to="/book"
                search={{ ...bookingOf(transfer), ...vehicleSearch(id) }}
                aria-label={`${transferTexts.reserve}: ${transferTexts.reserveNamed(vehicleText(name))}`}
              >
                {transferTexts.reserve}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The entries that the wizard is opened with. */
function bookingOf({ slug }: Transfer, { isBack = false } = {}) {
  const route = findTransferRoute(slug)
  if (!route) return {}
  const [from, to] = isBack ? [route.dropoff, route.pickup] : [route.pickup, route.dropoff]
  return {
    pickup: from.name,
    pickupPlaceId: from.placeId,
    dropoff: to.name,
    dropoffPlaceId: to.placeId,
  }
}

function vehicleSearch(id: number) {
  const vehicle = vehicleById(id)
  return vehicle ? { vehicleId: vehicle.id } : {}
}
