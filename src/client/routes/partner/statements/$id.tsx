import { createFileRoute } from '@tanstack/react-router'
import { StatementPage } from '../../../partner/statements/statement-page.tsx'

export const Route = createFileRoute('/partner/statements/$id')({ component: Page })

function Page() {
  const { id } = Route.useParams()
  return <StatementPage key={id} id={id} />
}
