import { monitorEventLoopDelay } from 'node:perf_hooks'
import { single, type Measure } from './write-metrics.ts'

const SECOND_IN_NS = 1e9

/** Watches this process. What it says of the event loop is of the time since it was last asked. */
export function watchProcess(): { readonly measures: () => Measure[]; readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    stop: () => void delay.disable(),
    measures() {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const lag = { p99: delay.percentile(99) / SECOND_IN_NS, max: delay.max / SECOND_IN_NS }
      delay.reset()
      return [
        single('process_resident_memory_bytes', 'gauge', 'Memory held', rss),
        single('nodejs_heap_used_bytes', 'gauge', 'Memory of objects in use', heapUsed),
        single('nodejs_heap_total_bytes', 'gauge', 'Memory set aside for objects', heapTotal),
        single('nodejs_external_memory_bytes', 'gauge', 'Memory outside the heap', external),
        single('process_cpu_seconds_total', 'counter', 'Processor time used', (user + system) / 1e6),
        single('process_uptime_seconds', 'gauge', 'Seconds since the start', process.uptime()),
        single('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Lag of the event loop, 99 %', lag.p99),
        single('nodejs_eventloop_lag_max_seconds', 'gauge', 'Lag of the event loop, at most', lag.max),
      ]
    },
  }
}
