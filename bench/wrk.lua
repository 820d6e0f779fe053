-- Sends generations, each with the next of the keys in BENCH_KEYS; BENCH_DELAY_MS spreads them out.
local keys, at = {}, 0
for line in io.lines(os.getenv("BENCH_KEYS")) do keys[#keys + 1] = line end
local pause = tonumber(os.getenv("BENCH_DELAY_MS") or "0")
local body = '{"prompt":"cozy autumn coffee shop with an old harbour view"}'

-- Written once, so that the driver leaves its core to whoever else needs it.
local requests = {}
function init()
  for i, key in ipairs(keys) do
    requests[i] = wrk.format("POST", nil, { ["X-API-Key"] = key, ["Content-Type"] = "application/json" }, body)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

if pause > 0 then
  function delay() return math.random() * 2 * pause end
end

function done(summary, latency, requests)
  io.write(string.format('{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"refused":%d,"failed":%d,"late":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    summary.errors.status, summary.errors.connect + summary.errors.read + summary.errors.write, summary.errors.timeout))
end
