import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { RoutePreview } from './route-preview.tsx'

/** A card of step 1 under the map of its route. */
export function CardWithMap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card as="section" padding="none" aria-label={label} className="overflow-clip">
      <RoutePreview />
      <div className="grid gap-6 p-6 sm:p-9">{children}</div>
    </Card>
  )
}
