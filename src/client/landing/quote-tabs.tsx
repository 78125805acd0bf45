import type { ReactNode } from 'react'
import { quoteTexts } from '../content/quote-texts.ts'
import { ClockIcon, PinIcon, PlaneIcon } from '../ui/icons.tsx'
import { TabCard, TabCardList, TabCardPanel, TabCards } from '../ui/tab-cards.tsx'
import type { QuoteKind } from './quote-search.ts'

const icons: Readonly<Record<QuoteKind, typeof PinIcon>> = {
  airport: PlaneIcon,
  transfer: PinIcon,
  hourly: ClockIcon,
}

type QuoteTabsProps = {
  kind: QuoteKind
  kinds: readonly QuoteKind[]
  onKindChange: (kind: QuoteKind) => void
  /** The pointer or the focus is near the tab of the hire. */
  onHourlyNear: () => void
  children: ReactNode
}

/** The kind of service over the fields that it needs. */
export function QuoteTabs({ kind, kinds, onKindChange, onHourlyNear, children }: QuoteTabsProps) {
  return (
    <TabCards value={kind} values={kinds} onValueChange={onKindChange}>
      <TabCardList label={quoteTexts.service} className="mb-6 grid grid-cols-3 border-b border-line">
        {kinds.map((value) => {
          const Icon = icons[value]
          return (
            <TabCard
              key={value}
              value={value}
              className={
                'relative flex min-h-14 flex-col items-center justify-center gap-1.5 px-1 pb-3 text-center text-sm leading-tight font-medium ' +
                'text-soft transition-colors hover:text-ink data-[state=active]:text-ink ' +
                'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:bg-accent-fill ' +
                'after:transition-transform data-[state=active]:after:scale-x-100'
              }
              onNear={value === 'hourly' ? onHourlyNear : undefined}
            >
              <Icon className="size-5 text-accent" />
              {quoteTexts.tabs[value]}
            </TabCard>
          )
        })}
      </TabCardList>
      {/* One panel for all: what is typed for one kind stays for the next. */}
      <TabCardPanel value={kind}>{children}</TabCardPanel>
    </TabCards>
  )
}
