import { developerTexts as texts } from '@chauffeur/words/en/partner-developers'
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs.tsx'
import { useMember } from '../member.ts'
import { CallsTab } from './calls-tab.tsx'
import { KeysTab } from './keys-tab.tsx'
import { ReceiversTab } from './receivers-tab.tsx'
import { developerTabs, type DeveloperTab } from './tabs.ts'
import { TestTab } from './test-tab.tsx'

const contents = {
  keys: KeysTab,
  receivers: ReceiversTab,
  calls: CallsTab,
  test: TestTab,
}

/** How the systems of the partner are connected: keys, receivers, calls, and what can be tried. */
export function DevelopersPage({
  tab,
  onChange,
}: {
  tab: DeveloperTab
  onChange: (tab: DeveloperTab) => void
}) {
  const { sandboxUrl } = useMember()
  const tabs = developerTabs.filter((one) => one !== 'test' || sandboxUrl !== null)
  const shown = tabs.includes(tab) ? tab : 'keys'
  const Content = contents[shown]
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title">{texts.heading}</h1>
        <a href="/api/docs" className="link inline-flex min-h-11 items-center">
          {texts.documentation}
        </a>
      </header>
      <Tabs
        value={shown}
        onValueChange={(value) => {
          const next = tabs.find((one) => one === value)
          if (next) onChange(next)
        }}
      >
        <div className="-mx-5 mt-2 mb-5 overflow-x-auto border-b border-line px-2 sm:mx-0 sm:px-0">
          <TabList label={texts.which}>
            {tabs.map((value) => (
              <Tab key={value} value={value}>
                {texts.tabs[value]}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel value={shown}>
          <Content />
        </TabPanel>
      </Tabs>
    </>
  )
}
