import type { ReactNode, RefObject } from 'react'
import { ResourceList, type ResourceListProps } from './resource-list.tsx'

type ResourceTabProps = {
  titleId: string
  title: string
  lead: ReactNode
  /** Beside the title: what adds a row. */
  action?: ReactNode
  titleRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A tab of the dashboard about one kind of thing. */
export function ResourceTab(props: ResourceTabProps) {
  const { titleId, title, lead, action, titleRef, children } = props
  return (
    <section aria-labelledby={titleId}>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

type ResourceSectionProps<Row> = Omit<ResourceTabProps, 'children'> & ResourceListProps<Row>

/** A tab that is one list of the server. */
export function ResourceSection<Row>(props: ResourceSectionProps<Row>) {
  const { what, rows, state, icon, empty, children, ...tab } = props
  const list = { what, rows, state, icon, empty, children }
  return (
    <ResourceTab {...tab}>
      <ResourceList {...list} />
    </ResourceTab>
  )
}
