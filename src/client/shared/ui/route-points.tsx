import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type RoutePoint = {
  readonly key: string
  readonly title: string
  readonly detail?: string | undefined
}

type RoutePointsProps = { label: string; points: readonly RoutePoint[]; className?: string | undefined }

/** Where the journey goes, from top to bottom along a copper line. */
export function RoutePoints({ label, points, className }: RoutePointsProps): ReactNode {
  return (
    <ol aria-label={label} className={classNames('grid', className)}>
      {points.map(({ key, title, detail }, index) => {
        const isEnd = index > 0 && index === points.length - 1
        return (
          <li
            key={key}
            className={classNames(
              'relative pb-4 pl-7 leading-snug last:pb-0',
              // the line to the next point
              'not-last:before:absolute before:top-2 before:-bottom-2 before:left-[0.3125rem] before:w-px before:bg-accent-line',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1.5 left-0 size-[0.6875rem] rounded-full border-2 border-accent-fill',
                isEnd ? 'bg-accent-fill' : 'bg-raised',
              )}
            />
            <span className="block font-medium wrap-anywhere">{title}</span>
            {detail !== undefined && <span className="block text-sm wrap-anywhere text-soft">{detail}</span>}
          </li>
        )
      })}
    </ol>
  )
}
