import { developerTexts as texts } from '@chauffeur/words/en/partner-developers'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { CallsTab } from './calls-tab.tsx'
import { KeysTab } from './keys-tab.tsx'
import { ReceiversTab } from './receivers-tab.tsx'
import { developerTabs, type DeveloperTab } from './tabs.ts'

const contents = { keys: KeysTab, receivers: ReceiversTab, calls: CallsTab }

/** How the systems of the partner are connected: their keys, their receivers, and the calls that they have made. */
export function DevelopersPage({
  tab,
  onChange,
}: {
  tab: DeveloperTab
  onChange: (tab: DeveloperTab) => void
}) {
  const Content = contents[tab]
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title">{texts.heading}</h1>
        <a href="/api/docs" className="link inline-flex min-h-11 items-center">
          {texts.documentation}
        </a>
      </header>
      <Segmented
        aria-label={texts.which}
        value={tab}
        onValueChange={onChange}
        options={developerTabs.map((value) => ({ value, label: texts.tabs[value] }))}
        className="mt-2 mb-5 max-w-md"
      />
      <Content />
    </>
  )
}
