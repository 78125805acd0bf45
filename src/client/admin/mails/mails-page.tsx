import type { User } from '@chauffeur/contract/session'
import { MailIcon } from '../../shared/ui/icons.tsx'
import { RefreshButton } from '../common/refresh-button.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { MailCard } from './mail-card.tsx'
import { mailTexts } from './mail-texts.ts'
import { useMails } from './use-mails.ts'

/** The mails that were not delivered: those given up first. */
export function MailsPage({ user }: { user: User }) {
  const { mails, state } = useMails()
  return (
    <>
      <AdminHeader user={user} title={mailTexts.page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-soft">{mailTexts.lead}</p>
          <RefreshButton {...state} />
        </div>
        <h2 className="sr-only">{mailTexts.heading}</h2>
        <ResourceList
          what={mailTexts.what}
          rows={mails}
          state={state}
          icon={<MailIcon className="size-7" />}
          empty={mailTexts.empty}
        >
          {(mails) => (
            <CardList label={mailTexts.list} rows={mails} className="gap-3">
              {(mail) => <MailCard mail={mail} />}
            </CardList>
          )}
        </ResourceList>
      </main>
    </>
  )
}
