import { useRef } from 'react'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { useFocusWhenLost } from '../common/use-focus-when-lost.ts'
import { OtherRegions } from './other-regions.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { regionTexts } from './region-texts.ts'
import { RouteTable } from './route-table.tsx'
import { useRegions } from './use-regions.ts'

/** The routes that stops are offered on. */
export function RegionsTab() {
  const { routes, others, problem, readAgain, stopsOn } = useRegions()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(heading, routes && routes.length + others.length)
  return (
    <section aria-labelledby="regions-title">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="regions-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
            {regionTexts.title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{regionTexts.lead}</p>
        </div>
        <RegionDialog />
      </header>
      {problem && <ReadingProblem what={regionTexts.what} sentence={problem} onRetry={readAgain} />}
      {!routes && !problem && <ListWaiting what={regionTexts.what} />}
      {routes?.length === 0 && (
        <Empty icon={<GlobeIcon className="size-7" />} title={regionTexts.empty.title}>
          {regionTexts.empty.text}
        </Empty>
      )}
      {routes && routes.length > 0 && <RouteTable routes={routes} stopsOn={stopsOn} />}
      <OtherRegions regions={others} />
    </section>
  )
}
