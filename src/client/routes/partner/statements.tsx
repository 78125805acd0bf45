import { createFileRoute } from '@tanstack/react-router'
import { StatementPage } from '../../partner/statements/statement-page.tsx'
import { StatementsPage } from '../../partner/statements/statements-page.tsx'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/partner/statements')({ validateSearch: readId, component: Page })

function readId({ id }: Record<string, unknown>): { readonly id?: string } {
  return typeof id === 'string' ? { id } : {}
}

/** All statements, or the one that the address names: every page carries the list of routes. */
function Page() {
  const { id } = Route.useSearch({ select: selectSearch(readId) })
  return id === undefined ? <StatementsPage /> : <StatementPage key={id} id={id} />
}
