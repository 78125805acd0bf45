import type { ApiKey } from '@chauffeur/contract/api-keys'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { keyTexts } from './key-texts.ts'

const COUNT = new Intl.NumberFormat('en-GB')
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** Of the height: a day with a single call is seen, too. */
const MIN_BAR_PERCENT = 8

/** How many calls came with a key, day by day. */
export function KeyUsage({ usage }: Pick<ApiKey, 'usage'>) {
  const total = usage.reduce((sum, { calls }) => sum + calls, 0)
  const most = usage.reduce((a, b) => (b.calls > a.calls ? b : a), { day: '', calls: 0 })
  return (
    <div className="w-full sm:w-56">
      <p className="text-soft">
        <span className="text-lead font-semibold tabular text-ink">{COUNT.format(total)}</span>{' '}
        {keyTexts.usage(total)}
      </p>
      {total > 0 && (
        <>
          <VisuallyHidden>{keyTexts.most(COUNT.format(most.calls), dayOf(most.day))}</VisuallyHidden>
          <div aria-hidden="true" className="mt-1 flex h-10 items-end gap-px border-b border-line-strong">
            {usage.map(({ day, calls }) => (
              <span
                key={day}
                title={`${dayOf(day)}: ${COUNT.format(calls)}`}
                className="flex h-full flex-1 items-end"
              >
                <span
                  className="w-full rounded-t-[2px] bg-accent-line"
                  style={{
                    height: calls === 0 ? 0 : `${Math.max(MIN_BAR_PERCENT, (calls / most.calls) * 100)}%`,
                  }}
                />
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function dayOf(day: string): string {
  return DAY.format(new Date(`${day}T00:00Z`))
}
