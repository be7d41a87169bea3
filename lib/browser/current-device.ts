import type { Device } from '#lib/config/events.ts'
import { deviceOf } from '#lib/util/device.ts'

/** The kind of device that shows this page (S1 §3 "Device"). */
export const currentDevice = (): Device => deviceOf(navigator)
