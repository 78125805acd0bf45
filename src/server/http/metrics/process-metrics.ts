import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const SECOND_IN_NS = 1e9

/**
 * Measures this process, and returns what stops the measuring. The library's default metrics cannot be stopped: each
 * server that is closed would leave its observers behind.
 */
export function registerProcessMetrics(registry: Registry): () => void {
  const addGauge = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  addGauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  addGauge('nodejs_heap_used_bytes', 'Memory of objects in use', () => process.memoryUsage().heapUsed)
  addGauge('nodejs_heap_total_bytes', 'Memory set aside for objects', () => process.memoryUsage().heapTotal)
  addGauge('nodejs_external_memory_bytes', 'Memory outside the heap', () => process.memoryUsage().external)
  addGauge('process_uptime_seconds', 'Seconds since the start', () => process.uptime())
  registry.registerMetric(
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time used',
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage()
        this.reset()
        this.inc((user + system) / 1e6)
      },
    }),
  )
  // The lag is that of the time since the metrics were last read; metrics are read in this order.
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  addGauge('nodejs_eventloop_lag_p99_seconds', 'Lag of the event loop, 99 %', () => {
    return delay.percentile(99) / SECOND_IN_NS
  })
  addGauge('nodejs_eventloop_lag_max_seconds', 'Lag of the event loop, at most', () => {
    const { max } = delay
    delay.reset()
    return max / SECOND_IN_NS
  })
  return () => void delay.disable()
}
