import { DAY, type Firm } from './firm.ts'

const FARO = 'Faro Airport'
const V_CLASS = { vehicleId: 3, vehicleName: 'Mercedes V Class' }

const way = (customerName: string, pickupTime: string, from: string, to: string, over: object = {}) => ({
  customerName,
  customerEmail: `${customerName.split(' ')[0]?.toLowerCase()}@example.com`,
  pickupDate: DAY,
  pickupTime,
  pickupLocation: from,
  dropoffLocation: to,
  ...over,
})

/** Three drivers with a car each, and a spare one. */
export async function addCarsAndDrivers(firm: Firm) {
  const carOne = await firm.car('11-AA-11')
  const carTwo = await firm.car('22-BB-22', { label: 'The silver one', colour: 'Silver' })
  const van = await firm.car('33-CC-33', { vehicleId: 3, seats: 7, label: 'The van' })
  const spareCar = await firm.car('44-DD-44', { label: 'The spare one' })
  return {
    ana: await firm.driver('Ana Martins', carOne),
    rui: await firm.driver('Rui Alves', carTwo),
    eva: await firm.driver('Eva Costa', van),
    spareCar,
  }
}

/** Twelve trips: Ana drives those with an a in the end, Rui those with an r, and Eva those with an e. */
export async function bookTrips(firm: Firm) {
  return {
    a1: await firm.trip(way('Anton Berg', '08:00', 'Vilamoura', FARO)),
    r1: await firm.trip(way('Bella Rossi', '08:30', 'Albufeira', FARO)),
    e1: await firm.trip(way('Carl Weiss', '09:00', FARO, 'Lagos', { ...V_CLASS, passengers: '5' })),
    a2: await firm.trip(way('Grace Hill', '11:00', FARO, 'Vilamoura', { flightNumber: 'BA 2692' })),
    r2: await firm.trip(way('Dora Lind', '11:30', FARO, 'Albufeira')),
    e2: await firm.trip(way('Emil Krogh', '13:30', 'Albufeira', FARO)),
    a3: await firm.trip(way('Henry Ford', '14:00', 'Albufeira', FARO)),
    r3: await firm.trip(way('Frida Holm', '15:30', 'Vilamoura', 'Lagos', { paymentMethod: 'sumup' })),
    e3: await firm.trip(way('Gustav Nord', '16:00', FARO, 'Vilamoura', V_CLASS)),
    a4: await firm.trip(way('Ida Falk', '18:00', FARO, 'Albufeira')),
    r4: await firm.trip(way('Henry Ford', '18:30', FARO, 'Vilamoura')),
    e4: await firm.trip(way('Jonas Vik', '19:00', 'Lagos', FARO, V_CLASS)),
  }
}
