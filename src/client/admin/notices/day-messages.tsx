import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ChatIcon } from '../../shared/ui/icons.tsx'
import { counted } from '../common/describe.ts'
import { CustomerText } from '../common/fact.tsx'

/**
 * For each driver of a day one button, which opens WhatsApp with all of his trips in his language. Its heading stands there
 * on every day: one that came with the first driver would move the timeline below it while a trip is dragged.
 */
export function DayMessages({ date }: { date: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = trpc.dispatch.dayMessages.useQuery({ date }, { staleTime: 0, enabled: isOpen })
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-medium">Send each driver the day by WhatsApp</summary>
      <div className="flex min-h-11 flex-wrap items-center gap-2 py-1">
        {data?.messages.length === 0 && <p className="text-soft">No trip of this day has a driver yet.</p>}
        {data?.messages.map(({ driverId, driverName, trips, url }) => (
          <Button key={driverId} size="small" asChild>
            <a href={url} target="_blank" rel="noreferrer">
              <ChatIcon className="size-4.5" />
              <CustomerText>{driverName}</CustomerText>
              <span className="text-soft tabular">{counted(trips, 'trip')}</span>
            </a>
          </Button>
        ))}
      </div>
    </details>
  )
}
