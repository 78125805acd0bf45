import { classNames } from './class-names.ts'

/** Holds the space of what is coming, so that nothing jumps. Give it the size by className. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={classNames('animate-breathe rounded-control bg-sunken', className)} />
  )
}
