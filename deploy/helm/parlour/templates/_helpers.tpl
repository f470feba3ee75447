{{- define "parlour.name" -}}
{{- printf "%s-parlour" .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "parlour.image" -}}
{{- printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) -}}
{{- end -}}

{{- define "parlour.labels" -}}
app.kubernetes.io/name: parlour
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "parlour.selector" -}}
app.kubernetes.io/name: parlour
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "parlour.env" -}}
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
env:
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
{{- end -}}

{{- define "parlour.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end -}}
