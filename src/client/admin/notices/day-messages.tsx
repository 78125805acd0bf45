import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ChatIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/fact.tsx'

/** For each driver of a day one button, which opens WhatsApp with all of his trips in his language. */
export function DayMessages({ date }: { date: string }) {
  const { data } = trpc.dispatch.dayMessages.useQuery({ date }, { staleTime: 0 })
  if (!data || data.messages.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2 font-medium">Send each driver the day by WhatsApp</summary>
      <div className="flex flex-wrap gap-2 py-1">
        {data.messages.map(({ driverId, driverName, trips, url }) => (
          <Button key={driverId} size="small" asChild>
            <a href={url} target="_blank" rel="noreferrer">
              <ChatIcon className="size-4.5" />
              <CustomerText>{driverName}</CustomerText>
              <span className="text-soft tabular">{trips === 1 ? '1 trip' : `${trips} trips`}</span>
            </a>
          </Button>
        ))}
      </div>
    </details>
  )
}
