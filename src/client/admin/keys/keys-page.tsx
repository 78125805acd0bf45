import type { ApiKey } from '@chauffeur/contract/api-keys'
import { trpc } from '../../shared/api/trpc.ts'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { KeyIcon } from '../../shared/ui/icons.tsx'
import { readState } from '../common/read-state.ts'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { ResourcePage } from '../frame/resource-page.tsx'
import { KeyCard } from './key-card.tsx'
import { MakeKeyDialog } from './key-dialogs.tsx'
import { keyTexts } from './key-texts.ts'

/** The keys of other companies' systems: those in use, then those that are revoked. */
export function KeysPage() {
  const query = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  const state = readState(query)
  const keys = query.data?.keys
  const revoked = keys?.filter(({ revokedAt }) => revokedAt !== null) ?? []
  return (
    <ResourcePage
      page={keyTexts.page}
      lead={keyTexts.lead}
      heading={keyTexts.heading}
      state={state}
      action={<MakeKeyDialog />}
    >
      <ResourceList
        what={keyTexts.what}
        rows={keys?.filter(({ revokedAt }) => revokedAt === null)}
        state={state}
        icon={<KeyIcon className="size-7" />}
        empty={keyTexts.empty}
      >
        {(keys) => <Keys keys={keys} label={keyTexts.list} />}
      </ResourceList>
      {revoked.length > 0 && (
        <Disclosure title={`${keyTexts.revoked} (${revoked.length})`} className="mt-6">
          <Keys keys={revoked} label={keyTexts.revokedList} />
        </Disclosure>
      )}
    </ResourcePage>
  )
}

function Keys({ keys, label }: { keys: readonly ApiKey[]; label: string }) {
  return (
    <CardList label={label} rows={keys} className="gap-3">
      {(apiKey) => <KeyCard apiKey={apiKey} />}
    </CardList>
  )
}
