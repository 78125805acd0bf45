import { GlobeIcon } from '../../ui/icons.tsx'
import { ResourceList } from '../common/resource-list.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { OtherRegions } from './other-regions.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { regionTexts } from './region-texts.ts'
import { RouteTable } from './route-table.tsx'
import { useRegions } from './use-regions.ts'

/** The routes that stops are offered on. */
export function RegionsTab() {
  const { routes, others, editing, state, stopsOn } = useRegions()
  return (
    <ResourceTab
      titleId="regions-title"
      title={regionTexts.title}
      lead={regionTexts.lead}
      action={<RegionDialog />}
      rowCount={routes && routes.length + others.length}
    >
      <ResourceList
        what={regionTexts.what}
        rows={routes}
        state={state}
        icon={<GlobeIcon className="size-7" />}
        empty={regionTexts.empty}
      >
        {(routes) => <RouteTable routes={routes} editing={editing} stopsOn={stopsOn} />}
      </ResourceList>
      <OtherRegions regions={others} editing={editing} />
    </ResourceTab>
  )
}
