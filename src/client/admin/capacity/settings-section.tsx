import { longDuration } from '@chauffeur/domain/duration'
import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { CarIcon } from '../../shared/ui/icons.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { ResourceSection } from '../common/resource-tab.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { useSettings } from './use-capacity.ts'

const texts = capacityTexts.settings

/** How each class is sold: with which times, and what happens when no car is free. */
export function SettingsSection() {
  const { settings, state } = useSettings()
  return (
    <ResourceSection
      titleId="settings-title"
      title={texts.title}
      lead={texts.lead}
      what={texts.what}
      rows={settings}
      state={state}
      icon={<CarIcon className="size-7" />}
      empty={{ title: texts.title, text: texts.lead }}
    >
      {(settings) => (
        <ul aria-label={texts.list} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {settings.map((setting) => (
            <li key={setting.vehicleId} className="min-w-0">
              <SettingCard setting={setting} />
            </li>
          ))}
        </ul>
      )}
    </ResourceSection>
  )
}

function SettingCard({ setting }: { setting: CapacitySetting }) {
  const { vehicleId, vehicleName, airportWaitMinutes, otherWaitMinutes } = setting
  const { turnaroundMinutes, tolerance, leadMinutes, whenFull } = setting
  const titleId = `setting-${vehicleId}`
  return (
    <article
      aria-labelledby={titleId}
      className="h-full rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5"
    >
      <header className="mb-2 flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
          {vehicleName}
        </h3>
        <div className="-mr-2">
          <SettingDialog setting={setting} />
        </div>
      </header>
      <Facts>
        <Fact label={texts.waits}>{texts.waitsOf(airportWaitMinutes, otherWaitMinutes)}</Fact>
        <Fact label={texts.turnaround}>{texts.minutes(turnaroundMinutes)}</Fact>
        <Fact label={texts.tolerance}>{texts.toleranceOf(tolerance)}</Fact>
        <Fact label={texts.notice}>{describeNotice(leadMinutes)}</Fact>
        <Fact label={texts.full}>{texts.wholeFull[whenFull]}</Fact>
      </Facts>
    </article>
  )
}

function describeNotice(leadMinutes: number): string {
  return leadMinutes === 0 ? 'none' : longDuration(leadMinutes)
}
