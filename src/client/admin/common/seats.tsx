import { Fact } from './fact.tsx'

/** The number of child seats of one kind. */
export function Seats({ name, weight, count }: { name: string; weight: string; count: number }) {
  return (
    <Fact label={name}>
      <span className="tabular">{count}</span> <span className="text-soft">({weight})</span>{' '}
      <strong className="font-semibold text-success">FREE</strong>
    </Fact>
  )
}
